/** What a theme's custom property is on the page now, in the theme and skin that the toolbar says. */
export function tokenValue(property: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(property).trim();
}
