/** A part of a value, small enough to be parsed without anybody waiting for it. */
export type PayloadPiece =
  | {
      readonly part: 'items';
      /** Which of the value's lists goes on with these. */
      readonly list: number;
      /** A JSON list, which holds at least one item. */
      readonly json: string;
    }
  | {
      readonly part: 'frame';
      /** JSON of the value, its lists replaced by `[number of the list]`; always the last piece. */
      readonly json: string;
    };
