import { familyOfPath, type Call } from '@heptad/contracts';
import type { WireCodec } from './wire-codec';

/** The codecs of a client: what families of calls look like on the wire. */
export interface Codecs {
  /** @returns how to remove the codec */
  add(codec: WireCodec): () => void;
  /** The codec that a call travels with: of several for one family the one added last. */
  of(call: Call): WireCodec | undefined;
}

export function createCodecs(): Codecs {
  const codecs: WireCodec[] = [];
  return {
    add(codec) {
      codecs.push(codec);
      return () => {
        const at = codecs.indexOf(codec);
        if (at >= 0) codecs.splice(at, 1);
      };
    },
    of(call) {
      // A raw answer has no envelope; what is asked for travels as its path says all the same (API-018).
      const travelsAs = call.family === 'raw' ? familyOfPath(call.path) : call.family;
      return codecs.findLast((candidate) => candidate.family === travelsAs);
    },
  };
}
