import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

const BROWSERS = ['safari', 'fast', 'firefox'] as const;
const STEPS = [1, 2, 3] as const;

type Step = (typeof STEPS)[number];

/** What each step looks like on the phone: the menu, the entry that is opened, the switch that is turned. */
const PICTURES: Record<Step, string> = {
  1: 'M14 18h52M14 30h52M14 42h34M58 42h8M14 54h52',
  2: 'M14 22h40M60 18l6 4-6 4M14 36h28M60 32l6 4-6 4M14 50h36M60 46l6 4-6 4',
  3: 'M14 36h22M48 26h16a10 10 0 0 1 0 20H48a10 10 0 0 1 0-20ZM64 30a6 6 0 0 1 0 12 6 6 0 0 1 0-12Z',
};

function StepPicture({ step, label }: { readonly step: Step; readonly label: string }) {
  return (
    <svg viewBox="0 0 80 72" role="img" aria-label={label} className="h-18 w-20 shrink-0 text-accent">
      <rect x="2" y="2" width="76" height="68" rx="8" className="fill-sunken stroke-line" strokeWidth="2" />
      <path d={PICTURES[step]} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}

export interface CookieGuideProps {
  readonly onRefresh: () => void;
}

/** Replaces the app where the browser keeps no cookies: how to allow them, browser by browser (SHELL-016…019). */
export function CookieGuide({ onRefresh }: CookieGuideProps) {
  const { t } = useTranslation('shell');
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col gap-6 bg-surface px-5 py-8 text-text">
      <header className="flex flex-col gap-2">
        <h1 className="text-xl font-semibold">{t('cookieGuide.title')}</h1>
        <p className="text-sm text-muted">{t('cookieGuide.description')}</p>
      </header>
      {BROWSERS.map((browser) => {
        const name = t(`cookieGuide.${browser}.title`);
        return (
          <section
            key={browser}
            aria-labelledby={`guide-${browser}`}
            className="rounded-m bg-raised p-4 shadow-1"
          >
            <h2 id={`guide-${browser}`} className="mb-3 text-base font-semibold">
              {name}
            </h2>
            <ol className="flex flex-col gap-3">
              {STEPS.map((step) => (
                <li key={step} className="flex items-center gap-3 text-sm">
                  <StepPicture step={step} label={t('cookieGuide.picture', { browser: name, step })} />
                  <span className="min-w-0 flex-1">
                    <span className="mr-1 font-semibold tabular-nums">{step}.</span>
                    {t(`cookieGuide.${browser}.${step}`)}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
      <Button block onClick={onRefresh}>
        {t('refresh')}
      </Button>
    </main>
  );
}
