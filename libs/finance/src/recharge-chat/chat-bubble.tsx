import { Bubble } from '@heptad/conversation';
import { formatTime, money, shortAmount } from '@heptad/formatting';
import { useCurrency } from '@heptad/session';
import { NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { depositInformationPath } from '../deposit/deposit-paths';
import type { ChatMessage, Said } from './chat-queries';

/** One message: the member's at the right, the service's at the left. */
export function ChatBubble({ message }: { readonly message: ChatMessage }) {
  const { t } = useTranslation('finance');
  const own = message.kind !== 'service';
  return (
    <Bubble
      own={own}
      speaker={t(own ? 'chat.you' : 'chat.service')}
      foot={
        <time className="px-1 text-xs text-muted tabular-nums" dateTime={new Date(message.at).toISOString()}>
          {formatTime(message.at)}
        </time>
      }
    >
      {message.kind === 'text' && message.text}
      {message.kind === 'channel' && t(`deposit.channels.${message.channel}`)}
      {message.kind === 'picture' && t('chat.sentPicture')}
      {message.kind === 'service' && <ServiceWords said={message.said} />}
    </Bubble>
  );
}

function ServiceWords({ said }: { readonly said: Said }) {
  const { t } = useTranslation('finance');
  const currency = useCurrency();
  switch (said.phrase) {
    case 'askAmount':
      return t('chat.said.askAmount', {
        channel: t(`deposit.channels.${said.channel}`),
        min: shortAmount(money(said.min), currency),
        max: shortAmount(money(said.max), currency),
      });
    case 'order':
      return (
        <>
          <p>
            {t('chat.said.order', {
              channel: t(`deposit.channels.${said.channel}`),
              amount: shortAmount(money(said.amount), currency),
            })}
          </p>
          <OrderLink orderNo={said.orderNo} />
        </>
      );
    case 'proofKept':
      return (
        <>
          <p>{t('chat.said.proofKept')}</p>
          <OrderLink orderNo={said.orderNo} />
        </>
      );
    case 'refused':
      return t('chat.said.refused', { reason: said.reason });
    case 'greeting':
    case 'askChannel':
    case 'noOrder':
      return t(`chat.said.${said.phrase}`);
  }
}

// Where to pay is told on the order's page, behind the safety tip, and never in a chat (SHELL-039).
function OrderLink({ orderNo }: { readonly orderNo: string }) {
  const { t } = useTranslation('finance');
  return (
    <NavigationLink
      href={depositInformationPath(orderNo)}
      className="inline-flex min-h-11 items-center text-link focus-visible:outline-2 focus-visible:outline-focus"
    >
      {t('chat.toOrder')}
    </NavigationLink>
  );
}
