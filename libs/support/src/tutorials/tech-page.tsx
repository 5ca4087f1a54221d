import { PATHS, useBack, useLabels } from '@heptad/feature-module';
import { Badge, Cell, List } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { HelpFrame } from '../help/help-frame';
import { PersonLink } from '../help/person-link';
import { deviceKind } from './device-kind';

export { messages } from '../help/help-texts';

const BOXES = ['h-[260px]', 'h-[60px]'];

/** The technical questions (ROUTE-103): that of this device first, the others to choose. */
export default function TechPage() {
  const { t } = useTranslation('support');
  const labels = useLabels();
  const back = useBack(PATHS.mineHelpCenter);
  const here = deviceKind(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <HelpFrame title={t('help.tech')} onBack={back} boxes={BOXES}>
      {({ articles }) => (
        <div className="flex flex-col gap-5">
          <List>
            {articles
              .filter(({ topic }) => topic === 'tech')
              .toSorted((one, other) => Number(other.id === here) - Number(one.id === here))
              .map(({ id, title, page }) => (
                <Cell
                  key={id}
                  title={title}
                  href={page ?? PATHS.tutorialTech}
                  trailing={id === here ? <Badge tone="accent">{t('help.thisDevice')}</Badge> : undefined}
                />
              ))}
          </List>
          <PersonLink to={PATHS.customerMain} label={t('help.person', labels)} hint={t('help.personHint')} />
        </div>
      )}
    </HelpFrame>
  );
}
