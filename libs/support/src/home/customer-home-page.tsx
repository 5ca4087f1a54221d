import { chat } from '@heptad/contracts';
import { PATHS, useBack, useBrand, useServices, type Locale } from '@heptad/feature-module';
import { useIsMember } from '@heptad/session';
import { Badge, Cell, cx, FOCUS_RING, Icon, List, NavigationLink, TitlePage } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { useChatHomeQuery, type ChatHome } from '../line/support-queries';
import { useWho } from '../line/use-who';
import type { SupportServices } from '../services';
import { OwnState } from './own-state';

const CHAT = PATHS.customerChat;
const MINUTES = 60;
const clock = (minute: number): string =>
  `${String(Math.floor(minute / MINUTES)).padStart(2, '0')}:${String(minute % MINUTES).padStart(2, '0')}`;

/** When people are there, by the platform's clock. */
function Hours({ hours }: { readonly hours: ChatHome['hours'] | undefined }) {
  const { t } = useTranslation('support');
  if (hours === undefined) return <p className="min-h-5 text-sm text-muted" aria-busy="true" />;
  const { from, to, timeZone, open } = hours;
  const when =
    from === to ? t('home.always') : t('home.hours', { from: clock(from), to: clock(to), timeZone });
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-muted">
      <span className={open ? 'font-medium text-success' : 'font-medium text-text'}>
        {t(open ? 'home.open' : 'home.closed')}
      </span>
      <span className="tabular-nums">{when}</span>
    </p>
  );
}

/** The way into the chat: the page in a browser, the brand's own link inside its app (SHELL-032, OPEN-040). */
function ChatWay({ home }: { readonly home: ChatHome | undefined }) {
  const { t } = useTranslation('support');
  const { config } = useBrand();
  const { device } = useServices<SupportServices>();
  const look = cx(
    'flex min-h-[48px] w-full max-w-md items-center justify-center gap-2 rounded-m bg-accent px-6 text-base font-semibold text-on-accent',
    FOCUS_RING,
  );
  if (device.native.marked && config.support !== undefined)
    return (
      <a href={config.support.appLink} target="_blank" rel="noopener" className={look}>
        {t('home.begin')}
      </a>
    );
  const status = home?.state.status;
  const goesOn = status === 'waiting' || status === 'active';
  const unread = home?.state.unread ?? 0;
  return (
    <NavigationLink href={CHAT} className={look}>
      {t(goesOn ? 'home.goOn' : home?.hours.open === false ? 'home.leave' : 'home.begin')}
      {unread > 0 && <Badge count={unread} label={t('home.unread', { count: unread })} />}
    </NavigationLink>
  );
}

/** Tiles that open the chat with what it is about. */
function Topics() {
  const { t } = useTranslation('support');
  return (
    <section aria-label={t('topic.title')} className="flex flex-col gap-3">
      <h2 className="px-1 text-base font-semibold">{t('topic.title')}</h2>
      <ul className="grid grid-cols-2 gap-2 min-[560px]:grid-cols-3">
        {chat.topics.map((topic) => (
          <li key={topic}>
            <NavigationLink
              href={`${CHAT}?topic=${topic}`}
              className={cx(
                'flex min-h-[52px] items-center rounded-m bg-raised px-4 py-2 text-sm shadow-1',
                FOCUS_RING,
              )}
            >
              {t(`topic.${topic}`)}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How to reach the brand's own people (ROUTE-110): the chat and when somebody is there, the own orders and feedback, and its contacts. */
export default function CustomerHomePage() {
  const { t, i18n } = useTranslation('support');
  const back = useBack();
  const isMember = useIsMember();
  const { config, assets } = useBrand();
  const { data } = useChatHomeQuery(useWho(), { refetchOnMountOrArgChange: true });
  const { support } = config;
  const title = config.labels.customerService[i18n.language as Locale];
  return (
    <TitlePage ownEnd title={title} back={{ label: t('back'), onPress: back }}>
      <div className="brand-texture flex flex-col items-center gap-4 rounded-l bg-raised px-5 py-7 text-center shadow-1">
        <img src={assets.mark} alt="" width={64} height={64} />
        <p className="text-lg font-semibold text-balance">{t('home.lead')}</p>
        <Hours hours={data?.hours} />
        <ChatWay home={data} />
      </div>
      <Topics />
      {isMember && <OwnState />}
      <List aria-label={t('home.ways')}>
        <Cell
          href={PATHS.mineHelpCenter}
          leading={<Icon name="search" className="text-muted" />}
          title={t('home.help')}
        />
        <Cell
          href={PATHS.mineFeedback}
          leading={<Icon name="ticket" className="text-muted" />}
          title={t('feedback.title')}
        />
        {support !== undefined && support.contact.includes('@') && (
          <li>
            <a
              href={`mailto:${support.contact}`}
              className={cx(
                'flex min-h-[52px] items-center gap-3 px-4 py-2 text-base wrap-anywhere text-link',
                FOCUS_RING,
              )}
            >
              <Icon name="info" className="text-muted" />
              {t('home.contact', { contact: support.contact })}
            </a>
          </li>
        )}
        {support !== undefined && !support.contact.includes('@') && (
          <Cell
            leading={<Icon name="info" className="text-muted" />}
            title={t('home.contact', { contact: support.contact })}
          />
        )}
      </List>
      <p className="flex items-start gap-2 px-1 text-sm text-muted">
        <Icon name="info" className="size-5" />
        {t('home.safety')}
      </p>
    </TitlePage>
  );
}
