import { firstSectionsAsked } from './first-sections';

describe('what the sections of a first page ask for', () => {
  it('is asked for on the home page alone, and waited for', async () => {
    const prefetch = jest.fn(async () => undefined);
    const dispatch = jest.fn();
    await firstSectionsAsked('/home/sports', [{ prefetch }], dispatch);
    expect(prefetch).not.toHaveBeenCalled();
    await firstSectionsAsked('/', [{ prefetch }, { prefetch: () => undefined }], dispatch);
    expect(prefetch).toHaveBeenCalledWith(expect.objectContaining({ dispatch, params: {} }));
  });
});
