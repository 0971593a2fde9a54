import {useEffect} from 'react';
import {Freeze, Loop, Sequence, Series, useCurrentFrame, useVideoConfig} from 'remotion';

/** A part of a timeline: something that says at which frame it is, or a component of the toolkit with parts inside. */
export type Part =
  | {leaf: string}
  | {
      type: 'sequence';
      props: {from?: number; durationInFrames?: number | null; width?: number; height?: number; layout?: 'none' | 'absolute-fill'};
      parts: Part[];
    }
  | {type: 'series'; scenes: {durationInFrames: number | null; offset?: number; parts: Part[]}[]}
  | {type: 'loop'; props: {durationInFrames: number; times?: number}; parts: Part[]}
  | {type: 'freeze'; props: {frame: number | null; active?: boolean; activeFrom?: number}; parts: Part[]};

/** What the line begins with in which a leaf says where it is. */
export const LEAF = 'LEAF ';

/** What a leaf knows: its frame, the length and the size that it sees, and the round of the loop that it is in. */
export type Seen = {name: string; frame: number; durationInFrames: number; width: number; height: number; round: number | null};

const Leaf = ({name}: {name: string}) => {
  const frame = useCurrentFrame();
  const {durationInFrames, width, height} = useVideoConfig();
  const round = Loop.useLoop()?.iteration ?? null;
  useEffect(() => {
    console.log(`${LEAF}${JSON.stringify({name, frame, durationInFrames, width, height, round} satisfies Seen)}`);
  }, [name, frame, durationInFrames, width, height, round]);
  return <div>{name}</div>;
};

/** JSON has no Infinity and no NaN; `null` stands for what is not finite. */
const orInfinity = (value: number | null) => value ?? Infinity;

const One = ({part}: {part: Part}) => {
  if ('leaf' in part) return <Leaf name={part.leaf} />;
  if (part.type === 'sequence') {
    const {durationInFrames, layout, ...rest} = part.props;
    return (
      <Sequence {...rest} {...(layout ? {layout} : {})} {...(durationInFrames === undefined ? {} : {durationInFrames: orInfinity(durationInFrames)})}>
        <Timeline parts={part.parts} />
      </Sequence>
    );
  }
  if (part.type === 'series')
    return (
      <Series>
        {part.scenes.map(({parts, durationInFrames, ...rest}, index) => (
          <Series.Sequence key={index} {...rest} durationInFrames={orInfinity(durationInFrames)}>
            {parts.length > 0 ? <Timeline parts={parts} /> : null}
          </Series.Sequence>
        ))}
      </Series>
    );
  if (part.type === 'loop')
    return (
      <Loop {...part.props}>
        <Timeline parts={part.parts} />
      </Loop>
    );
  const {frame, active = true, activeFrom} = part.props;
  return (
    <Freeze frame={frame ?? NaN} active={activeFrom === undefined ? active : (now) => now >= activeFrom}>
      <Timeline parts={part.parts} />
    </Freeze>
  );
};

/** Parts of a timeline, on top of each other. */
export const Timeline = ({parts}: {parts: Part[]}) => parts.map((part, index) => <One key={index} part={part} />);
