import { CATALOGUE, MOTIFS } from '@heptad/game-rules';
import sharp from 'sharp';
import { drawGame, drawTitle, GAME_ART_SIZE, gameDrawing } from './game-art';

describe('the pictures of games', () => {
  it('are of the catalogue’s games alone, and the same each time', () => {
    expect(gameDrawing('jade-forest')).toBe(gameDrawing('jade-forest'));
    expect(['', 'nothing', 'constructor'].map(gameDrawing)).toEqual([undefined, undefined, undefined]);
  });

  it('differ between games', () => {
    expect(new Set(CATALOGUE.map(drawGame)).size).toBe(CATALOGUE.length);
  });

  it.each(MOTIFS)('draw a %s that can be painted, filling the square', async (motif) => {
    const svg = drawGame({ id: motif, theme: { motif, hue: 350, accent: 10 } });
    expect(svg).not.toMatch(/undefined|NaN/);
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([GAME_ART_SIZE, GAME_ART_SIZE]);
    const { channels } = info;
    expect(data[channels - 1]).toBe(255);
    expect(data.at(-1)).toBe(255);
  });

  it('have logos of titles, of one name the same', () => {
    expect(drawTitle('leagueBattle')).toBe(drawTitle('leagueBattle'));
    expect(drawTitle('leagueBattle')).not.toBe(drawTitle('royalBattle'));
  });
});
