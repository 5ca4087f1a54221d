import { PATHS, useBrand } from '@heptad/feature-module';
import { Button } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useIsMember } from '@heptad/session';
import { useTheme } from '../../theme/use-theme';
import { SitePage } from '../site-page';

const STEPS = ['step1', 'step2', 'step3'] as const;

/** How to try the product with play money (ROUTE-004): what happens, and the ways in. */
export default function Demo() {
  const { t } = useTranslation('site');
  const navigate = useNavigate();
  const { assets } = useBrand();
  const theme = useTheme();
  const isMember = useIsMember();
  const back = `?${new URLSearchParams({ returnTo: PATHS.homeSports }).toString()}`;
  return (
    <SitePage title={t('demo.title')}>
      <img
        src={assets.hero[theme]}
        alt=""
        width={800}
        height={400}
        className="aspect-[2/1] w-full rounded-l object-cover sm:aspect-[3/1]"
      />
      <div className="flex flex-col gap-2">
        <h2 className="text-2xl font-semibold text-balance">{t('demo.headline')}</h2>
        <p className="text-[15px] leading-relaxed text-muted">{t('demo.description')}</p>
      </div>
      <ol className="flex flex-col gap-4 rounded-l bg-raised p-5 shadow-1">
        {STEPS.map((step, index) => (
          <li key={step} className="flex items-start gap-3 text-[15px]">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-pill bg-accent text-sm font-semibold text-on-accent tabular-nums"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{t(`demo.${step}`)}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-col gap-3">
        {!isMember && (
          <Button block onClick={() => void navigate(PATHS.entryRegister + back)}>
            {t('demo.start')}
          </Button>
        )}
        <Button
          block
          variant={isMember ? 'primary' : 'secondary'}
          onClick={() => void navigate(PATHS.homeSports)}
        >
          {t('demo.watch')}
        </Button>
        {!isMember && (
          <Button block variant="plain" onClick={() => void navigate(PATHS.entryLogin + back)}>
            {t('demo.login')}
          </Button>
        )}
      </div>
    </SitePage>
  );
}
