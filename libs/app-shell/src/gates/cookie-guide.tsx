import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';

const BROWSERS = ['safari', 'fast', 'firefox'] as const;
const STEPS = [1, 2, 3] as const;

type Browser = (typeof BROWSERS)[number];
type Step = (typeof STEPS)[number];

/** What each step looks like on the phone, in each browser's own settings. */
const PICTURES: Record<Browser, Record<Step, string>> = {
  // The phone's settings with the compass among them; the entry below; a switch that is off.
  safari: {
    1: 'M14 16h52M14 56h52M24 36a10 10 0 1 0 20 0 10 10 0 1 0-20 0M38 32l-2.5 6.5-6 1.5 2.5-6.5ZM52 36h14',
    2: 'M14 18h34M14 32h34M12 42h56v16H12ZM18 50h26M58 46l5 4-5 4',
    3: 'M12 36h18M46 26h14a10 10 0 0 1 0 20H46a10 10 0 0 1 0-20ZM46 30a6 6 0 0 0 0 12 6 6 0 0 0 0-12Z',
  },
  // The three bars at the bottom right; the site settings with a cookie; the first of two choices.
  fast: {
    1: 'M14 16h52v30H14ZM54 54h12M54 59h12M54 64h12',
    2: 'M14 18h40M60 14l5 4-5 4M28 44a12 12 0 1 0 12-12 5 5 0 0 1-7 4 5 5 0 0 1-5 8M36 46h1M43 43h1M41 50h1',
    3: 'M14 24a6 6 0 1 0 12 0 6 6 0 1 0-12 0M17 24l2.5 3 4-5M32 24h34M14 50a6 6 0 1 0 12 0 6 6 0 1 0-12 0M32 50h34',
  },
  // The three dots and the menu they open; the shield; the middle of three levels.
  firefox: {
    1: 'M64 14h.1M64 20h.1M64 26h.1M28 14h26v44H28ZM33 24h16M33 36h16M33 48h16',
    2: 'M40 14l18 6v14c0 12-8 20-18 24-10-4-18-12-18-24V20ZM32 36l6 6 11-12',
    3: 'M14 20h52M14 36h52M14 52h52M24 16v8M40 32v8M24 48v8M37 36a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  },
};

interface StepPictureProps {
  readonly browser: Browser;
  readonly step: Step;
  readonly label: string;
}

function StepPicture({ browser, step, label }: StepPictureProps) {
  return (
    <svg viewBox="0 0 80 72" role="img" aria-label={label} className="h-18 w-20 shrink-0 text-accent">
      <rect x="2" y="2" width="76" height="68" rx="8" className="fill-sunken stroke-line" strokeWidth="2" />
      <path
        d={PICTURES[browser][step]}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}

export interface CookieGuideProps {
  /** How the brand's people are reached; the chat needs what the browser forbids. */
  readonly contact?: string | undefined;
  readonly onRefresh: () => void;
}

/** Replaces the app where the browser keeps no cookies: how to allow them, browser by browser (SHELL-016…019). */
export function CookieGuide({ contact, onRefresh }: CookieGuideProps) {
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
                  <StepPicture
                    browser={browser}
                    step={step}
                    label={t('cookieGuide.picture', { browser: name, step })}
                  />
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
      {contact !== undefined && (
        <a
          href={`mailto:${contact}`}
          className="flex min-h-11 items-center justify-center text-sm break-all text-link"
        >
          {t('restriction.contact', { contact })}
        </a>
      )}
    </main>
  );
}
