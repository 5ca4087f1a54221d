import { useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'search'].includes(target.type));

/** Ctrl or ⌘ with S saves, with Z takes back, with Shift and Z makes again; within a field Z is the field’s own. */
export function useKeys(does: {
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === 's') {
        event.preventDefault();
        // A field that is being typed in gives its text first.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        does.save();
      } else if (key === 'z' && !isTyping(event.target)) {
        event.preventDefault();
        if (event.shiftKey) does.redo();
        else does.undo();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
