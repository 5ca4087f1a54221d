import { MOTIFS } from '../catalogue/game';
import { slotFaces } from './faces';

describe('what the symbols of a slot show', () => {
  it.each(MOTIFS)('is ten different things in a slot of %s, the motif first', (motif) => {
    const faces = slotFaces(motif);
    expect(faces.A).toBe(motif);
    expect(Object.keys(faces).sort()).toEqual([...'ABCDEFGHSW']);
    expect(new Set(Object.values(faces)).size).toBe(10);
  });
});
