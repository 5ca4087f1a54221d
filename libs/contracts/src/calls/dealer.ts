import * as v from 'valibot';
import { defineCall } from '../define-call';
import { count, flag, idText } from '../fields';

const enName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/));

/** The lobby of the live-dealer area, answered without an envelope (CALL-047). */
export const lobby = defineCall({
  method: 'GET',
  path: '/yewu27/zr/api/lobby/getLobbySetting', // spelling ours (OPEN-002)
  family: 'raw',
  request: v.object({ enName }),
  response: v.object({
    halls: v.array(v.object({ hallId: idText, name: v.string(), open: flag })),
  }),
});

/** The tables of a hall (CALL-048). */
export const tables = defineCall({
  method: 'POST',
  path: '/yewu27/zr/api/lobby/getTableList', // spelling ours (OPEN-002)
  safety: 'read',
  request: v.object({ hallId: idText }),
  response: v.array(
    v.object({
      tableId: idText,
      name: v.string(),
      game: v.string(),
      dealer: v.string(),
      coverUrl: v.string(),
      players: count,
      open: flag,
    }),
  ),
});

/** A member's session in the live-dealer area (CALL-049). */
export const login = defineCall({
  method: 'POST',
  path: '/yewu27/zr/api/user/zrUserLogin',
  request: v.object({ enName, token: idText }),
  response: v.object({ userId: v.string(), nickname: v.string() }),
});
