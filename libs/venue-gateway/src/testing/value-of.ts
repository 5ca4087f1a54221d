/** The value of an answer that must have one. Throws what the answer was instead. */
export async function valueOf<T>(
  result: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>,
): Promise<T> {
  const settled = await result;
  if (!settled.ok) throw new Error(`not a value: ${JSON.stringify(settled.error)}`);
  return settled.value;
}
