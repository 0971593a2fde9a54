import {useEffect, useState} from 'react';
import {AbsoluteFill, Artifact, continueRender, delayRender, staticFile, useCurrentFrame} from 'remotion';

/** Emits a file at the given frames; without frames, at each. */
export const Emitter = ({filename, content, frames, isThumbnail = false}: {filename: string; content: string; frames?: number[]; isThumbnail?: boolean}) => {
  const frame = useCurrentFrame();
  if (frames && !frames.includes(frame)) return null;
  return <Artifact filename={filename} content={isThumbnail ? Artifact.Thumbnail : content} />;
};

/** Waits for something that happens after some milliseconds, or never. */
export const Waiting = ({label, milliseconds, timeoutInMilliseconds}: {label?: string; milliseconds: number | null; timeoutInMilliseconds?: number}) => {
  const [handle] = useState(() => delayRender(label, timeoutInMilliseconds === undefined ? {} : {timeoutInMilliseconds}));
  useEffect(() => {
    if (milliseconds === null) return;
    const timer = setTimeout(() => continueRender(handle), milliseconds);
    return () => clearTimeout(timer);
  }, [handle, milliseconds]);
  return null;
};

/** A color that changes with the frame: its red is the frame. */
export const FrameAsRed = () => <AbsoluteFill style={{background: `rgb(${useCurrentFrame()}, 0, 0)`}} />;

/** Logs what staticFile() returns in a render. */
export const StaticName = ({name}: {name: string}) => {
  console.log(`staticFile ${staticFile(name)}`);
  return null;
};

/** Throws at a frame. */
export const Failing = ({at, message}: {at: number; message: string}) => {
  if (useCurrentFrame() === at) throw new Error(message);
  return null;
};
