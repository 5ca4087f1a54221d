import { EXTRA_PATHS, PATHS, useBack, useBrand, useServices } from '@heptad/feature-module';
import { formatDateTime } from '@heptad/formatting';
import { Card, Cell, FOCUS_RING_INSIDE, Icon, List, TitlePage } from '@heptad/ui-kit';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '../services';
import { useFetched } from './use-fetched';

export { messages } from './about-texts';

const LicenceList = lazy(() => import('./licence-list'));

/** Which build this is, so that customer service can be told. */
function Build() {
  const { t } = useTranslation('account');
  const { language } = useServices<AccountServices>();
  const [about] = useFetched(useBrand().about);
  const known = about === 'failed' ? undefined : about?.facts;
  const at = known?.committedAt === undefined ? undefined : Date.parse(known.committedAt);
  return (
    // Kept free from the start, so that nothing moves once it is known.
    <p className="min-h-10 text-sm text-muted tabular-nums">
      {known !== undefined && (
        <>
          <span className="block">{t('about.version', { version: known.version })}</span>
          {known.commit !== undefined && at !== undefined && (
            <span className="block">
              {t('about.build', { commit: known.commit, time: formatDateTime(at, language.current()) })}
            </span>
          )}
        </>
      )}
    </p>
  );
}

function Brand() {
  const { config, assets } = useBrand();
  const locale = useServices<AccountServices>().language.current();
  return (
    <Card className="flex flex-col items-center gap-2 py-8 text-center">
      <img src={assets.mark} alt="" width={72} height={72} />
      <p className="text-xl font-semibold">{config.names[locale]}</p>
      <p className="text-sm text-balance text-muted">{config.slogan[locale]}</p>
      <Build />
    </Card>
  );
}

/** Nobody below eighteen plays, and where help is. */
function ResponsiblePlay() {
  const { t } = useTranslation('account');
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center rounded-pill border-2 border-current font-semibold text-danger"
        >
          18+
        </span>
        <h2 id={id} className="text-base font-semibold">
          {t('about.play')}
        </h2>
      </div>
      <p className="text-sm text-muted">{t('about.playText')}</p>
      <List className="-mx-4 -mb-4 border-t border-line">
        <Cell
          leading={<Icon name="clock" className="text-muted" />}
          title={t('about.protection')}
          description={t('about.protectionHint')}
          href={EXTRA_PATHS.mineProtection}
        />
      </List>
    </Card>
  );
}

function Licences() {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  return (
    <Card padding="none">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={`flex min-h-[52px] w-full items-center gap-3 px-4 py-2 text-left ${FOCUS_RING_INSIDE}`}
      >
        <Icon name="copy" className="text-muted" />
        <span className="min-w-0 flex-1">
          <span className="block text-base">{t('about.licences')}</span>
          <span className="block text-sm text-muted">{t('about.licencesHint')}</span>
        </span>
        <Icon name={open ? 'chevronUp' : 'chevronDown'} className="size-4 text-muted" />
      </button>
      {open && (
        <div className="border-t border-line">
          <Suspense fallback={null}>
            <LicenceList />
          </Suspense>
        </div>
      )}
    </Card>
  );
}

/** What this site is, in which build, by which rules and with whose software (ROUTE-037). */
export default function AboutPage() {
  const { t } = useTranslation('account');
  const back = useBack(PATHS.mineSystem);
  const { labels } = useBrand().config;
  const locale = useServices<AccountServices>().language.current();
  return (
    <TitlePage ownEnd title={t('about.title')} back={{ label: t('rules.back'), onPress: back }}>
      <Brand />
      <ResponsiblePlay />
      <List className="shadow-1">
        <Cell
          leading={<Icon name="customerService" className="text-muted" />}
          title={t('about.contact', { customerService: labels.customerService[locale] })}
          href={PATHS.customerMain}
        />
        <Cell
          leading={<Icon name="check" className="text-muted" />}
          title={t('rules.regular')}
          href={PATHS.entryRulesRegular}
        />
        <Cell
          leading={<Icon name="lock" className="text-muted" />}
          title={t('rules.privacy')}
          href={PATHS.entryRulesPrivacy}
        />
      </List>
      <Licences />
    </TitlePage>
  );
}
