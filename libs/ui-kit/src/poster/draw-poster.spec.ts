import { decodeQR } from 'qr/decode.js';
import { drawPoster, POSTER } from './draw-poster';

const WORDS = {
  brand: '演示',
  codeLabel: '推广码',
  code: 'ABCD2345',
  host: 'play.example',
  scan: '扫码访问',
  adults: ['未满 18 岁请勿参与', '全部为虚拟游戏币'],
};
const LOOK = { head: '#102030', onHead: '#fafafa', accent: '#ff0000' };

/** A context that keeps its texts and paints black and white. */
function paint(link: string) {
  const data = new Uint8ClampedArray(POSTER.width * POSTER.height * 4).fill(255);
  const texts: string[] = [];
  const context = {
    fillStyle: '',
    font: '',
    textAlign: '',
    textBaseline: '',
    fillText: (text: string) => void texts.push(text),
    drawImage: jest.fn(),
    fillRect(left: number, top: number, width: number, height: number) {
      const shade = this.fillStyle === '#000' ? 0 : 255;
      for (let y = top; y < top + height; y += 1)
        for (let x = left; x < left + width; x += 1)
          data.fill(shade, (y * POSTER.width + x) * 4, (y * POSTER.width + x) * 4 + 3);
    },
  };
  drawPoster(context as Partial<CanvasRenderingContext2D> as CanvasRenderingContext2D, {
    words: WORDS,
    look: LOOK,
    link,
    mark: undefined,
  });
  return { data, texts };
}

describe('a poster', () => {
  it('carries the link for a camera, and who may not play', () => {
    const link = 'https://play.example/?i_code=ABCD2345';
    const { data, texts } = paint(link);
    expect(decodeQR({ ...POSTER, data })).toBe(link);
    expect(texts).toEqual(
      expect.arrayContaining(['演示', '推广码 ABCD2345', 'play.example', ...WORDS.adults]),
    );
  });

  it('leaves the picture of a link out that is too long for one', () => {
    const { data } = paint(`https://${'a'.repeat(120)}.example/?i_code=ABCD2345`);
    expect(data.every((value) => value === 255)).toBe(true);
  });
});
