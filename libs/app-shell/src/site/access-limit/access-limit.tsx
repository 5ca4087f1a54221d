import { ownPath } from '@heptad/device';
import { PATHS } from '@heptad/feature-module';
import { Button } from '@heptad/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useContactService } from '../../pages/use-contact-service';
import { HourglassArt } from './hourglass-art';

/** Seconds after which the visitor may go on. */
export const ACCESS_WAIT_S = 30;

/** Where the visitor was, if that is a page of this site; home otherwise. */
function useReturn(): string {
  const [query] = useSearchParams();
  const path = ownPath(query.get('returnTo'), window.location.origin);
  return path === undefined || path.startsWith(PATHS.accessLimit) ? PATHS.home : path;
}

/** Too many requests came from here: a short wait, then back to where the visitor was (ROUTE-002). */
export default function AccessLimit() {
  const { t } = useTranslation('site');
  const navigate = useNavigate();
  const contact = useContactService();
  const returnTo = useReturn();
  const [left, setLeft] = useState(ACCESS_WAIT_S);
  const waiting = left > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, [waiting]);

  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-6 bg-surface px-8 text-center text-text">
      <HourglassArt share={1 - left / ACCESS_WAIT_S} />
      <h1 className="text-xl font-semibold">{t('accessLimit.title')}</h1>
      <p className="text-[15px] leading-relaxed text-muted">{t('accessLimit.description')}</p>
      <div className="flex w-full flex-col gap-3">
        <Button block disabled={waiting} onClick={() => void navigate(returnTo, { replace: true })}>
          <span className="tabular-nums">
            {waiting ? t('accessLimit.wait', { count: left }) : t('accessLimit.continue')}
          </span>
        </Button>
        <Button block variant="secondary" onClick={contact}>
          {t('contact')}
        </Button>
      </div>
    </main>
  );
}
