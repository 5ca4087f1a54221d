import type { KeyboardEvent } from 'react';

const FORWARDS: readonly string[] = ['ArrowRight', 'ArrowDown'];
const BACKWARDS: readonly string[] = ['ArrowLeft', 'ArrowUp'];

/** The place that a key leads to, among so many; undefined for any other key. The ends meet. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (FORWARDS.includes(key)) return (place + 1) % count;
  if (BACKWARDS.includes(key)) return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Lets the arrow keys, Home and End choose among the buttons of a group, of which the chosen one alone is reached by Tab.
 * Disabled ones are passed over. Nothing is measured and nothing is registered: a group of the first screen costs its elements.
 * @param role of the buttons
 */
export function chooseByKey(event: KeyboardEvent<HTMLElement>, role: 'tab' | 'radio'): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(`[role=${role}]:enabled`)];
  const place = buttons.findIndex((button) => button === event.target);
  if (place < 0) return;
  const next = placeAfter(event.key, place, buttons.length);
  if (next === undefined) return;
  // Else the page would scroll.
  event.preventDefault();
  buttons[next]?.focus();
  buttons[next]?.click();
}

/** The value that Tab reaches: the chosen one, or the first that can be chosen. */
export function reachedByTab<Value extends string>(
  choices: readonly { readonly value: Value; readonly disabled?: boolean }[],
  chosen: Value,
): Value | undefined {
  const open = choices.filter(({ disabled }) => disabled !== true);
  return (open.find(({ value }) => value === chosen) ?? open[0])?.value;
}
