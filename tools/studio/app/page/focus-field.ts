/** Puts the focus on the field of a name such as `theme:light.color.muted`, or on the nearest that holds it, and shows it. */
export function focusField(name: string): void {
  for (let part = name; part.length > 0; part = part.replace(/[.:]?[^.:]*$/, '')) {
    const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')];
    const found =
      fields.find((field) => field.dataset['field'] === part) ??
      fields.find((field) => field.dataset['field']?.startsWith(`${part}.`));
    if (found === undefined) continue;
    found.focus();
    found.scrollIntoView?.({ block: 'center' });
    return;
  }
}
