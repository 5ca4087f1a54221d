import { useBack, useBrand, useServices, type Locale } from '@heptad/feature-module';
import { FOCUS_RING, Icon, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import type { SupportServices } from '../services';

const CONTACT =
  'flex min-h-[52px] w-full max-w-md items-center justify-center rounded-m bg-sunken px-4 py-2 text-base text-balance wrap-anywhere';

/** The brand's contact; an e-mail address is one tap from a letter. */
function Contact({ contact, words }: { readonly contact: string; readonly words: string }) {
  if (!contact.includes('@')) return <p className={CONTACT}>{words}</p>;
  return (
    <a href={`mailto:${contact}`} className={`${CONTACT} text-link ${FOCUS_RING}`}>
      {words}
    </a>
  );
}

/** How to reach the brand's own people (ROUTE-110): its contact, or that they are there day and night. */
export default function CustomerHomePage() {
  const { t, i18n } = useTranslation('support');
  const back = useBack();
  const { config, assets } = useBrand();
  const { device } = useServices<SupportServices>();
  const { support } = config;
  const title = config.labels.customerService[i18n.language as Locale];
  return (
    <TitlePage title={title} back={{ label: t('back'), onPress: back }}>
      <div className="brand-texture flex flex-col items-center gap-4 rounded-l bg-raised px-5 py-8 text-center shadow-1">
        <img src={assets.mark} alt="" width={72} height={72} />
        <p className="text-lg font-semibold">{t('home.aroundTheClock')}</p>
        {support !== undefined && (
          <Contact contact={support.contact} words={t('home.contact', { contact: support.contact })} />
        )}
        {support !== undefined && device.native.inShell && (
          <a
            href={support.appLink}
            target="_blank"
            rel="noopener"
            className={`flex min-h-11 items-center gap-2 rounded-m bg-accent px-6 text-on-accent ${FOCUS_RING}`}
          >
            <Icon name="customerService" className="size-5" />
            {t('home.open')}
          </a>
        )}
      </div>
      <p className="flex items-start gap-2 px-1 text-sm text-muted">
        <Icon name="info" className="size-5" />
        {t('home.safety')}
      </p>
    </TitlePage>
  );
}
