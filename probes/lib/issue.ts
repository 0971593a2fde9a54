import type {ZodType} from 'zod';

/** What a schema says about a value that it refuses; nothing for any other. */
export function issueOf(schema: ZodType, value: unknown): string | undefined {
  const result = schema.safeParse(value);
  return result.success ? undefined : result.error.issues[0]?.message;
}
