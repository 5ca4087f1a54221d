import { acceptanceOf, readChoices, writeChoices } from './acceptance';

describe('the choice of accepted changes', () => {
  it('STORE-021 is stored as a list and read back per venue', () => {
    const choices = { IMTY: 'better', FBTY: 'any' } as const;
    expect(writeChoices(choices)).toEqual(['IMTY:better', 'FBTY:any']);
    expect(readChoices(writeChoices(choices))).toEqual(choices);
  });

  it('STORE-021 leaves out what is no choice', () => {
    expect(readChoices(['IMTY:always', 'XX:any', 7, 'FBTY', '', 'DBTY:none'])).toEqual({ DBTY: 'none' });
    expect(readChoices(undefined)).toEqual({});
  });

  it('is to take better odds where none was made', () => {
    expect(acceptanceOf({ IMTY: 'any' }, 'FBTY')).toBe('better');
    expect(acceptanceOf({ FBTY: 'none' }, 'FBTY')).toBe('none');
  });
});
