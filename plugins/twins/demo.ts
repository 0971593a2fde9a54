import type {Demo} from '../../core/demos/read';
import type {NamedControl} from '../../demos/lib/controls';
import {timecode} from '../../src/lib/timecode';
import {code, inlineCode, link, list, paragraph, strong, table, text, type Node} from './nodes';
import type {PageContext} from './context';

/** A demo in words: what it shows, what can be changed, its code, and what its code computes at five frames. */
export function demoNodes(demo: Demo, variant: string | undefined, {canonical, valuesOf}: Pick<PageContext, 'canonical' | 'valuesOf'>): Node[] {
  const {id, meta, component, source, controls} = demo;
  const {title, alt, width, height, fps, durationInFrames} = meta;
  const length = durationInFrames === 1 ? 'one frame' : `${durationInFrames} frames at ${fps} frames per second, ${timecode(durationInFrames / fps)}`;
  const opening = variant === undefined ? '' : ` Here it opens with ${meta.variants} set to ${variant}.`;
  const values = valuesOf(demo);
  return [
    paragraph(strong(`Demo: ${title}.`), text(` ${width} × ${height} pixels, ${length}. ${alt}${opening} `), link(`${canonical}?demo=${id}`, text('Play it'))),
    ...(controls.length > 0
      ? [paragraph(text('Its controls:')), list(...controls.map((control) => [inlineCode(control.name), text(` (${control.label}): ${rangeOf(control)}`)]))]
      : []),
    code('tsx', source.trimEnd(), `title="${component}.tsx"`),
    ...(values ? [paragraph(text('Values at five frames:')), table(['frame', ...values.names], ...values.rows)] : []),
  ];
}

/** What a control allows, and what the code has. */
function rangeOf(control: NamedControl): string {
  const unit = control.kind === 'range' && control.unit ? ` ${control.unit}` : '';
  return `${allowed(control)}${unit}, default ${String(control.default)}`;
}

function allowed(control: NamedControl): string {
  switch (control.kind) {
    case 'range':
      return `${control.min} to ${control.max} in steps of ${control.step}`;
    case 'choice':
      return `one of ${control.options.join(', ')}`;
    case 'color':
      return 'a color of six hexadecimal digits';
    case 'text':
      return `a text of up to ${control.maxLength} characters`;
    case 'toggle':
      return 'true or false';
  }
}
