import { Button } from '@heptad/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Seconds that the visitor is asked to wait (SHELL-021). */
const COUNTDOWN_S = 3;

export interface SecurityCheckProps {
  readonly name: string;
  readonly mark: string;
  /** Remembers that the check was passed and loads the app; called once. */
  readonly onPassed: () => void;
}

/** The interstitial that a browser meets once: counts down, or is tapped away at once (SHELL-020…022). */
export function SecurityCheck({ name, mark, onPassed }: SecurityCheckProps) {
  const { t } = useTranslation('shell');
  const [left, setLeft] = useState(COUNTDOWN_S);
  const passed = left <= 0;

  // The page was written in one language, and the platform is asked what the tab says only once the check is passed.
  useEffect(() => {
    document.title = name;
  }, [name]);

  useEffect(() => {
    if (passed) {
      onPassed();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, passed, onPassed]);

  return (
    <main
      onClick={() => setLeft(0)}
      className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-surface px-8 text-center text-text"
    >
      <img src={mark} alt="" width={88} height={88} />
      <div className="flex flex-col gap-2">
        <p className="text-sm text-muted">{name}</p>
        <h1 className="text-xl font-semibold">{t('securityCheck.title')}</h1>
        <p className="text-sm text-muted tabular-nums" role="timer">
          {t('securityCheck.description', { count: Math.max(left, 0) })}
        </p>
      </div>
      {/* Its press bubbles: the whole page is one way in, the button is the one for keyboards. */}
      <Button size="l" disabled={passed}>
        {t('securityCheck.enter')}
      </Button>
    </main>
  );
}
