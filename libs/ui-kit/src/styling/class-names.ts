/** Joins class names, leaving out what is false, null, undefined or empty. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** The visible keyboard focus of every control. An outline, so that forced-colour modes keep it. */
export const FOCUS_RING =
  'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus';

/** The same, drawn inside the edge, for controls whose container clips what leaves it. */
export const FOCUS_RING_INSIDE =
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus';

/** Touch targets are 44 px whatever the density of the brand, hence pixels and not spacing steps. */
export const TOUCH_HEIGHT = 'min-h-[44px]';
export const TOUCH_SQUARE = 'min-h-[44px] min-w-[44px]';

/** Grows the touch target of a 32 px high control to 44 px without growing what is seen. */
export const TOUCH_OVERFLOW =
  'relative after:absolute after:inset-x-0 after:-inset-y-[6px] after:content-[""]';

/** For everything that cannot be used now, in native controls and in Base UI parts alike. */
export const DISABLED =
  'disabled:cursor-not-allowed disabled:opacity-50 data-disabled:cursor-not-allowed data-disabled:opacity-50';
