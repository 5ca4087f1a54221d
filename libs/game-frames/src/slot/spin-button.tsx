import { useEffect, useState, type ReactNode } from 'react';

export interface SpinButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  /** Milliseconds of the page's own clock before which it does nothing: rounds have a least length. */
  readonly notBefore: number;
  readonly onPress: () => void;
}

/** The large button of a game. Each press is one round: a key that is held down presses once. */
export function SpinButton({ label, isDisabled, notBefore, onPress }: SpinButtonProps): ReactNode {
  const [, setRested] = useState(0);
  const rest = notBefore - performance.now();
  useEffect(() => {
    if (rest <= 0) return;
    const timer = setTimeout(() => setRested(notBefore), rest);
    return () => clearTimeout(timer);
  }, [rest, notBefore]);
  return (
    <button
      type="button"
      // It keeps the focus while a round is shown, so that the next press needs no search for it.
      aria-disabled={isDisabled || rest > 0}
      onClick={() => {
        if (!isDisabled && performance.now() >= notBefore) onPress();
      }}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
      className="bg-accent text-on-accent flex size-20 shrink-0 cursor-pointer items-center justify-center rounded-full p-1 text-center text-lg leading-tight font-bold shadow-lg select-none active:brightness-90 aria-disabled:cursor-default aria-disabled:opacity-45"
    >
      {label}
    </button>
  );
}
