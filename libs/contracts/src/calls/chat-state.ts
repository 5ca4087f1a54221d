import * as v from 'valibot';
import { count } from '../fields';

/** What somebody may want to talk about, in the order in which it is offered. */
export const topics = ['deposit', 'withdrawal', 'bet', 'account', 'promotion', 'technical', 'other'] as const;
export const topic = v.picklist(topics);

/** Where a conversation stands; `seq` is its last message. */
export const state = v.object({
  /** `idle`: nobody was asked for, or it is over. */
  status: v.picklist(['idle', 'waiting', 'active', 'closed']),
  seq: count,
  /** Place in the queue from 1; 0 outside of it. */
  place: count,
  /** Which person of the desk answers. */
  name: v.string(),
  deskTyping: v.boolean(),
  /** Up to which message the desk has got and has read. */
  delivered: count,
  read: count,
  /** Messages of the desk that the visitor has not read. */
  unread: count,
  topic: v.optional(topic),
  /** Whether what was just closed has not been rated yet. */
  rateable: v.boolean(),
});
