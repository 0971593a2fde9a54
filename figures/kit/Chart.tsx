import type {ReactNode} from 'react';
import {isNarrow, type Canvas} from './canvas';
import {Label} from './Label';
import {Legend, legendHeight} from './Legend';
import {Plot, type Axes, type Dot, type Series} from './Plot';
import {Sheet} from './Sheet';
import {textWidth} from './text';

type Props = Canvas &
  Axes & {
    series: Series[];
    dots?: Dot[];
    at?: number;
    zones?: [number, number][];
    height?: number;
    /** What the horizontal axis counts. */
    xName?: string;
  };

/** One plot with its legend. */
export function Chart({width, height = 220, xName, series, ...axes}: Props): ReactNode {
  const entries = series.flatMap(({text, tone, isDashed}) => (text ? [{text, tone, isDashed}] : []));
  const above = legendHeight(entries, width) + 8;
  const left = Math.max(0, ...(axes.yTicks ?? []).map((tick) => textWidth((axes.yText ?? String)(tick), 12))) + 12;
  const own = isNarrow(width) ? Math.min(height, 190) : height;
  return (
    <Sheet width={width} height={above + own + (axes.xTicks ? 24 : 6) + (xName ? 18 : 0)}>
      <Legend entries={entries} width={width} />
      <Plot {...axes} series={series} left={left} top={above} width={width - left - 16} height={own} />
      {xName && (
        <Label x={width - 16} y={above + own + 38} anchor="end" size={12} tone="soft">
          {xName}
        </Label>
      )}
    </Sheet>
  );
}

type Panel = {title: string; series: Series[]; dots?: Dot[]; zones?: [number, number][]};

/** Small plots with the same axes beside each other. */
export function Panels({
  width,
  panels,
  columns,
  height = 96,
  legend = [],
  ...axes
}: Canvas & Axes & {panels: Panel[]; columns: number; height?: number; legend?: Series[]}): ReactNode {
  const perRow = isNarrow(width) ? Math.min(2, columns) : columns;
  const gap = 20;
  const left = Math.max(0, ...(axes.yTicks ?? []).map((tick) => textWidth((axes.yText ?? String)(tick), 12))) + (axes.yTicks ? 12 : 2);
  const own = (width - (perRow - 1) * gap) / perRow;
  const entries = legend.flatMap(({text, tone, isDashed}) => (text ? [{text, tone, isDashed}] : []));
  const above = legendHeight(entries, width);
  const row = height + 26 + (axes.xTicks ? 34 : 16);
  return (
    <Sheet width={width} height={above + Math.ceil(panels.length / perRow) * row - (axes.xTicks ? 8 : 10)}>
      <Legend entries={entries} width={width} />
      {panels.map(({title, ...panel}, index) => {
        const x = (index % perRow) * (own + gap);
        const y = above + Math.floor(index / perRow) * row;
        return (
          <g key={title}>
            <Label x={x} y={y + 14} isBold>
              {title}
            </Label>
            <Keys x={x + textWidth(title, 13) * 1.06 + 10} y={y + 14} series={panel.series} />
            <Plot {...axes} {...panel} left={x + left} top={y + 26} width={own - left - 6} height={height} />
          </g>
        );
      })}
    </Sheet>
  );
}

/** The names of curves in their colors, beside the title of a small plot. */
function Keys({x, y, series}: {x: number; y: number; series: Series[]}): ReactNode {
  const named = series.flatMap(({text, tone}) => (text ? [{text, tone}] : []));
  const placed = named.map((one, index) => ({...one, x: named.slice(0, index).reduce((sum, {text}) => sum + textWidth(text, 12) + 10, x)}));
  return placed.map(({text, tone = 'blue', x: left}) => (
    <Label key={text} x={left} y={y} size={12} tone={tone} isBold>
      {text}
    </Label>
  ));
}
