import {z} from 'zod';

const pixels = z.number().int().min(240).max(1920);
const frame = z.number().int().min(0);

/** What a demo says about itself. */
export const metaSchema = z
  .object({
    /** Names the demo below its picture. */
    title: z.string().min(3).max(60),
    /** What is seen and how it moves, for readers who do not see it: 40 to 240 characters. */
    alt: z.string().min(40).max(240),
    width: pixels,
    height: pixels,
    fps: z.number().int().min(1).max(60),
    durationInFrames: z.number().int().min(1).max(900),
    /** The frame that is shown before the demo runs. */
    poster: frame,
    /** Five frames whose values its Markdown tells. */
    strip: z.tuple([frame, frame, frame, frame, frame]),
    /** Name of the choice whose options are shown by pages of their own: `<Demo id="make-shape" variant="makeStar" />`. Each has posters. */
    variants: z.string().optional(),
    /** Whether it may play by itself while it is in view; it may unless this is false. */
    autoplay: z.boolean().optional(),
    /** Whether there is something to hear. */
    sound: z.boolean().optional(),
  })
  .strict();

export type DemoMeta = z.infer<typeof metaSchema>;
