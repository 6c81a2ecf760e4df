/** A letter, with one file or none. */
export interface Letter {
  /** Bare address. */
  to: string;
  subject: string;
  /** Plain text; lines end with `\n`. */
  text: string;
  attachment?: { name: string; type: string; content: Uint8Array };
  date: Date;
}

/** A message to a telephone. */
export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
  date: Date;
}

/** The ways to people outside; one that is not there is not open on this server. */
export interface Outbox {
  /** @throws when it could not be handed over */
  sendLetter?: ((letter: Letter) => Promise<void>) | undefined;
  /** @throws when it could not be handed over */
  sendText?: ((message: TextMessage) => Promise<void>) | undefined;
}
