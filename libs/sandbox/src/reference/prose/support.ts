import type { CallId } from '@heptad/contracts';

type SupportCall = Extract<CallId, `chat.${string}` | `feedback.${string}`>;

/** Conversations with customer service, and feedback. */
export const supportProse: Readonly<Record<SupportCall, string>> = {
  'chat.home':
    'When people are there, and where the visitor’s conversation stands. A guest names theirs by the token of chat.begin.',
  'chat.messages':
    'Messages after a number, before one, or the newest; at most 50. Numbers count from 1 without a gap, so that a client which asks after its last one misses nothing.',
  'chat.begin':
    'Asks for a person; the conversation waits in the queue of its site. A guest gets a token, good on their device alone. 4000 outside of the opening times.',
  'chat.send':
    'Says something: a text, a picture or one of the member’s own bets or orders. The same key again gives the kept message. 4000 once the conversation is over, 4029 after 90 messages in a minute, 7319 for a picture that is none.',
  'chat.mark': 'Tells that the visitor types, or has read up to a message.',
  'chat.close': 'Ends the conversation. Its messages stay, and it begins again with chat.begin.',
  'chat.rate': 'Says with one to five stars how it was, once for each conversation that somebody answered.',
  'chat.cards': 'The member’s ten newest bets, deposits and withdrawals each, to be shown in a conversation.',
  'chat.readPicture':
    'A picture of the visitor’s own conversation or feedback, written anew by the platform. 4004 for any other.',
  'chat.leave': 'Leaves a message while nobody is there. A guest has to say how to be reached.',
  'feedback.addPicture':
    'Keeps a picture for a feedback that is being written. 7319 for a picture that is none.',
  'feedback.submit': 'Sends a feedback, once under its key. 4029 with 20 that wait for an answer.',
  'feedback.list': 'The member’s feedbacks, the newest first.',
  'feedback.detail': 'One feedback with all that was said; its answers are read from now on.',
  'feedback.ask': 'Says more. A feedback that was answered or closed waits for an answer again.',
  'feedback.move': 'Closes a feedback, or opens it again.',
};
