import { pictureSource } from '@heptad/device';
import { useServices } from '@heptad/feature-module';
import { defined } from '@heptad/formatting';
import { sessionSelectors } from '@heptad/session';
import { Avatar } from '@heptad/ui-kit';
import { useSelector } from 'react-redux';
import type { AccountServices } from '../services';

/** The member's own avatar beside their written name. @param size width and height in CSS pixels */
export function MemberAvatar({ size }: { readonly size: number }) {
  const { images } = useServices<AccountServices>();
  const member = useSelector(sessionSelectors.selectMember);
  return (
    <Avatar
      decorative
      name={member?.name ?? ''}
      size={size}
      {...defined({ source: pictureSource(member?.avatar, images) })}
    />
  );
}
