import { Avatar, Badge, NavigationLink } from '@heptad/ui-kit';
import { useTranslation } from 'react-i18next';
import { FollowButton } from './follow-button';
import { personPath } from './red-list-address';
import type { TipAnswer } from './red-list-queries';

export interface PersonHeadProps {
  readonly person: TipAnswer['person'];
  /** Not shown while nobody does. */
  readonly followers?: number;
  /** Makes the name a link to the person's own page. */
  readonly linked?: boolean;
}

/** Who tips: name, way of going about it, sports, and the button to follow. */
export function PersonHead({ person, followers = 0, linked = false }: PersonHeadProps) {
  const { t } = useTranslation('sports');
  const { id, name, motto, sports } = person;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} size={56} decorative />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="truncate text-lg font-semibold text-text">
          {linked ? (
            <NavigationLink
              href={personPath(id)}
              className="relative rounded-s after:absolute after:-inset-y-2 after:inset-x-0 focus-visible:outline-2 focus-visible:outline-focus"
            >
              {name}
            </NavigationLink>
          ) : (
            name
          )}
        </h2>
        <p className="line-clamp-2 text-xs break-words text-muted">{motto}</p>
        <div className="flex min-w-0 flex-wrap items-center gap-1">
          {sports.map((sport) => (
            <Badge key={sport} tone="muted">
              {t(`sport.${sport}`)}
            </Badge>
          ))}
          {followers > 0 && (
            <span className="ml-1 text-xs text-muted tabular-nums">
              {t('redList.follow.count', { count: followers })}
            </span>
          )}
        </div>
      </div>
      <FollowButton id={id} name={name} className="shrink-0" />
    </div>
  );
}
