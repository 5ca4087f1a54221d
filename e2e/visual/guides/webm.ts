/** A picture of a film, coded, with the moment at which it comes, ms. */
export interface CodedFrame {
  readonly at: number;
  /** It needs none before it: a player can begin here. */
  readonly key: boolean;
  readonly data: Uint8Array;
}

export interface Film {
  readonly width: number;
  readonly height: number;
  /** In ms. */
  readonly length: number;
  readonly frames: readonly CodedFrame[];
}

/** The parts of a WebM file that are used here, by their numbers in the format. */
const ID = {
  head: 0x1a45dfa3,
  readVersion: 0x42f7,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  muxer: 0x4d80,
  writer: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codec: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cue: 0xbb,
  cueTime: 0xb3,
  cuePlace: 0xb7,
  cueTrack: 0xf7,
  cueCluster: 0xf1,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  block: 0xa3,
} as const;

function idOf(id: number): Buffer {
  const hex = id.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
}

/** Numbers of eight bytes, so that no part's length depends on what it says. */
function whole(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(Math.round(value)));
  return bytes;
}

function part(id: number, ...content: readonly Uint8Array[]): Buffer {
  const inside = Buffer.concat(content);
  const size = whole(inside.length);
  // The first bit that is set says that the size takes eight bytes.
  size[0] = 1;
  return Buffer.concat([idOf(id), size, inside]);
}

const number = (id: number, value: number): Buffer => part(id, whole(value));
const text = (id: number, value: string): Buffer => part(id, Buffer.from(value));

function duration(ms: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(ms);
  return part(ID.duration, bytes);
}

function block(frame: CodedFrame, since: number): Buffer {
  const head = Buffer.alloc(4);
  head[0] = 0x81;
  head.writeInt16BE(Math.round(frame.at - since), 1);
  head[3] = frame.key ? 0x80 : 0;
  return part(ID.block, head, frame.data);
}

/** Frames from one that stands alone up to the next. */
function clustersOf(frames: readonly CodedFrame[]): { readonly at: number; readonly bytes: Buffer }[] {
  const starts = frames.flatMap(({ key }, place) => (key ? [place] : []));
  return starts.map((start, place) => {
    const own = frames.slice(start, starts[place + 1]);
    const at = Math.round(own[0]?.at ?? 0);
    return { at, bytes: part(ID.cluster, number(ID.clusterTime, at), ...own.map((each) => block(each, at))) };
  });
}

/**
 * Writes a film in VP9 as a WebM file that a player can step through.
 * @throws RangeError for a film whose first frame needs one before it
 */
export function webm({ width, height, length, frames }: Film): Buffer {
  if (frames[0]?.key !== true) throw new RangeError('The first frame of a film stands alone.');
  const head = part(
    ID.head,
    number(ID.readVersion, 1),
    text(ID.docType, 'webm'),
    number(ID.docTypeVersion, 4),
    number(ID.docTypeReadVersion, 2),
  );
  const info = part(
    ID.info,
    number(ID.scale, 1_000_000),
    duration(length),
    text(ID.muxer, 'heptad'),
    text(ID.writer, 'heptad'),
  );
  const video = part(ID.video, number(ID.pixelWidth, width), number(ID.pixelHeight, height));
  const track = [number(ID.trackNumber, 1), number(ID.trackUid, 1), number(ID.trackType, 1)];
  const tracks = part(ID.tracks, part(ID.track, ...track, text(ID.codec, 'V_VP9'), video));
  const clusters = clustersOf(frames);
  const cuesFrom = (first: number): Buffer => {
    let place = first;
    const cues = clusters.map(({ at, bytes }) => {
      const cue = part(ID.cuePlace, number(ID.cueTrack, 1), number(ID.cueCluster, place));
      place += bytes.length;
      return part(ID.cue, number(ID.cueTime, at), cue);
    });
    return part(ID.cues, ...cues);
  };
  const before = info.length + tracks.length;
  const cues = cuesFrom(before + cuesFrom(0).length);
  return Buffer.concat([head, part(ID.segment, info, tracks, cues, ...clusters.map(({ bytes }) => bytes))]);
}
