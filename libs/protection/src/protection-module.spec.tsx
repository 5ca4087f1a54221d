import { featureModuleSuite } from '@heptad/feature-testing';
import { protectionModule } from './protection-module';
import { protectionParts } from './protection-parts';

featureModuleSuite(protectionModule, protectionParts.routes);

describe('the module of protection', () => {
  it('ROLE-009 keeps its pages to members', () => {
    expect(protectionParts.routes?.map(({ path, guard }) => [path, guard])).toEqual([
      ['/mine/protection', 'member'],
      ['/mine/protection/limits', 'member'],
      ['/mine/protection/timeOut', 'member'],
      ['/mine/protection/selfExclusion', 'member'],
      ['/mine/protection/realityCheck', 'member'],
      ['/mine/protection/figures', 'member'],
    ]);
  });

  it('leads to a page of its own by its command, and to the first one by any other word', async () => {
    const { commands = {} } = await protectionModule.load();
    const navigate = jest.fn();
    for (const page of ['figures', '//evil.example', undefined])
      await commands['protection.open']?.(page, {} as never, { navigate, dispatch: jest.fn() });
    expect(navigate.mock.calls).toEqual([
      ['/mine/protection/figures'],
      ['/mine/protection'],
      ['/mine/protection'],
    ]);
  });
});
