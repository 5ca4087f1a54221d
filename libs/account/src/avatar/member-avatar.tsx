import { ownPath } from '@heptad/device';
import { defined } from '@heptad/formatting';
import { sessionSelectors } from '@heptad/session';
import { Avatar } from '@heptad/ui-kit';
import { useSelector } from 'react-redux';

/** The member's own avatar beside their written name. @param size width and height in CSS pixels */
export function MemberAvatar({ size }: { readonly size: number }) {
  const member = useSelector(sessionSelectors.selectMember);
  const source = ownPath(member?.avatar ?? '', window.location.origin);
  return (
    <Avatar
      decorative
      name={member?.name ?? ''}
      size={size}
      {...defined({ source: member?.avatar === undefined ? undefined : source })}
    />
  );
}
