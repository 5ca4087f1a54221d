import { PATHS, useBack, useBrand, type Locale, type MessageLoaders } from '@heptad/feature-module';
import { Card, cx, FOCUS_RING, Icon, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../agents/link-button';

/** The texts of this page. */
export const messages: MessageLoaders = {
  'zh-CN': () => import('./messages/zh-CN.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
  en: () => import('./messages/en.json'),
};

const WANTED = ['account', 'month', 'picture'] as const;

/** The service page of agents (ROUTE-064): how the brand's people are reached, when, and what to have at hand. */
export default function AgentServicePage() {
  const { t, i18n } = useTranslation('agents');
  const back = useBack(PATHS.mineAgentPage);
  const {
    config: { labels, support },
    assets,
  } = useBrand();
  const contact = support?.contact;
  return (
    <TitlePage ownEnd title={t('service.title')} back={{ label: t('back'), onPress: back }}>
      <div className="brand-texture flex flex-col items-center gap-3 rounded-l bg-raised px-5 py-7 text-center shadow-1">
        <img src={assets.mark} alt="" width={64} height={64} />
        <h2 className="text-lg font-semibold">{t('cs.lead')}</h2>
        <p className="text-sm text-muted">{t('cs.hours')}</p>
        {contact?.includes('@') && (
          <a
            href={`mailto:${contact}`}
            className={cx(
              'flex min-h-11 items-center rounded-s px-2 text-base break-all text-link',
              FOCUS_RING,
            )}
          >
            {contact}
          </a>
        )}
      </div>
      <LinkButton to={PATHS.customerMain}>
        {t('cs.open', { service: labels.customerService[i18n.language as Locale] })}
      </LinkButton>
      <Card as="section" aria-label={t('cs.wanted')} className="flex flex-col gap-3">
        <h2 className="text-base font-semibold">{t('cs.wanted')}</h2>
        <ul className="flex flex-col gap-2 text-sm text-muted">
          {WANTED.map((each) => (
            <li key={each} className="flex gap-2">
              <Icon name="check" className="mt-0.5 size-4" />
              {t(`cs.wants.${each}`)}
            </li>
          ))}
        </ul>
      </Card>
      <p className="flex items-start gap-2 px-1 text-sm text-muted">
        <Icon name="info" className="size-5" />
        {t('cs.safety')}
      </p>
    </TitlePage>
  );
}
