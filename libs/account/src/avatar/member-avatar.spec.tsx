import { fakeServices, renderFeature } from '@heptad/feature-testing';
import { accountModule } from '../account-module';
import { defined } from '@heptad/formatting';
import { fakeMember } from '@heptad/session/testing';
import { MemberAvatar } from './member-avatar';

const images = { origins: ['https://pictures.example'], development: false, self: 'https://brand.example' };

async function shownOf(avatar: string | undefined): Promise<string | null> {
  await renderFeature({
    module: accountModule,
    page: <MemberAvatar size={40} />,
    path: '/mine',
    at: '/mine',
    member: fakeMember('1', defined({ avatar })),
    services: fakeServices({ images }),
  });
  return document.querySelector('img')?.getAttribute('src') ?? null;
}

describe('the member’s avatar', () => {
  it.each([
    ['this site', '/site/api/v1/user/avatar/fox.svg', '/site/api/v1/user/avatar/fox.svg'],
    ['a picture origin', 'https://pictures.example/fox.svg', 'https://pictures.example/fox.svg'],
    ['another site', 'https://evil.example/fox.svg', null],
    ['a script', 'javascript:alert(1)', null],
    ['another host by two slashes', '//evil.example/fox.svg', null],
  ])('OPEN-053 OPEN-054 of %s is shown where pictures may be', async (_, avatar, source) => {
    expect(await shownOf(avatar)).toBe(source);
  });
});
