import type { TableSeat } from '@woodlog/session/kernel';
import { visible } from '../show/visible.ts';
import type { Prompter } from '../turn/prompter.ts';

/** Who may look at the screen: what one person may know is hidden from the others. */
export class Screen {
  private readonly prompter: Prompter;
  private readonly isShared: boolean;
  /** Whose secrets are shown. */
  private owner: string | null = null;

  constructor(prompter: Prompter, seats: readonly TableSeat[]) {
    this.prompter = prompter;
    this.isShared = seats.filter(({ person }) => person).length > 1;
  }

  /** Hands the screen over before a secret question; false if the person has left. */
  async uncoverFor(seat: TableSeat | undefined, isSecret: boolean): Promise<boolean> {
    const { prompter } = this;
    if (!isSecret || seat === undefined) {
      this.uncover();
      return true;
    }
    if (!this.isShared || prompter.cover === undefined || this.owner === seat.id) return true;
    this.owner = seat.id;
    return prompter.cover(`For ${visible(seat.player)} (${seat.id}) alone: press Enter when nobody else looks. `);
  }

  /** Whether several people play, and nobody's secrets are shown. */
  get isOpen(): boolean {
    return this.isShared && this.owner === null;
  }

  /** Clears one person's secrets. */
  uncover(): void {
    if (this.owner !== null) this.prompter.clear?.();
    this.owner = null;
  }

  async whisper(seat: TableSeat | undefined, text: string): Promise<void> {
    const { prompter } = this;
    if (!this.isShared || prompter.cover === undefined || this.owner === seat?.id) prompter.say(text);
    else if (await prompter.cover(`For ${visible(seat?.player ?? '')} alone: press Enter when nobody else looks. `)) {
      prompter.say(text);
      await prompter.ask('Enter hides it. ');
      prompter.clear?.();
    }
  }
}
