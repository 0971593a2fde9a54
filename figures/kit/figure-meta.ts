import {z} from 'zod';

/** What a figure says about itself. */
export const metaSchema = z
  .object({
    /** Opens the caption: what is shown, as a heading would name it. */
    title: z.string().min(3).max(60),
    /** What is drawn and what follows from it, for readers who do not see it: 60 to 480 characters. */
    alt: z.string().min(60).max(480),
    /** What to take away, in one or two sentences of 30 to 280 characters. Code is set in backticks. */
    caption: z.string().min(30).max(280),
    /** What the numbers in a picture point at, in their order: up to 80 characters each. Only for pictures. */
    parts: z.array(z.string().min(3).max(80)).min(1).max(8).optional(),
  })
  .strict();

export type FigureMeta = z.infer<typeof metaSchema>;
