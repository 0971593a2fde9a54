type Takes = (...given: unknown[]) => unknown;

/** Whether a function looks for members of its first argument, one by one or all of them. It gets no further than that. */
export async function readsMembers(call: Takes): Promise<boolean> {
  let isRead = false;
  const read = (_target: object, name?: string | symbol) => {
    isRead ||= typeof name !== 'symbol';
    throw new Error('seen');
  };
  try {
    await call(new Proxy({}, {get: read, ownKeys: read}));
  } catch {
    // It has read a member, or failed before.
  }
  return isRead;
}
