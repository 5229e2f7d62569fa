// Two clients that play game after game against each other, in the messages of boardgame.io's own client.
import { createRequire } from 'node:module';
import { io } from 'socket.io-client';
import { NAME } from './game.mjs';

const { LobbyClient } = createRequire(import.meta.url)('boardgame.io/client');

const PLAYERS = ['0', '1'];

/** A wait that nothing ends would be a measurement that never ends, or one that hides what was lost. */
const PATIENCE_MS = 30_000;

export class Table {
  #url;
  #lobby;
  #sockets = [];
  /** Games that are set up and wait to be played. */
  #prepared = [];
  #match;
  #state;
  /** What each client does with the next `update`, while a decision is under way. */
  #watching;

  constructor(url) {
    this.#url = url;
    this.#lobby = new LobbyClient({ server: url });
  }

  /** Connects both clients. */
  async connect() {
    for (const player of PLAYERS) {
      // The transport that a browser, too, ends up with after its first moments.
      const socket = io(`${this.#url}/${NAME}`, { forceNew: true, transports: ['websocket'], reconnection: false });
      socket.on('update', (matchID, state) => matchID === this.#match.matchID && this.#watching?.(player, state));
      this.#sockets.push(socket);
      await inTime('a connection', (resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    }
  }

  /** Sets one more game up in the lobby: made, then joined by one player after the other. */
  async prepare() {
    const { matchID } = await this.#lobby.createMatch(NAME, { numPlayers: PLAYERS.length });
    const credentials = [];
    for (const playerID of PLAYERS) {
      const joined = await this.#lobby.joinMatch(NAME, matchID, { playerID, playerName: `player ${playerID}` });
      credentials.push(joined.playerCredentials);
    }
    this.#prepared.push({ matchID, credentials });
  }

  /** Brings both clients to the next game. */
  async begin() {
    if (this.#prepared.length === 0) await this.prepare();
    this.#match = this.#prepared.shift();
    const { matchID, credentials } = this.#match;
    const synced = this.#sockets.map((socket, player) =>
      inTime('a game', (resolve) => {
        socket.once('sync', (_, { state }) => resolve(state));
        socket.emit('sync', matchID, PLAYERS[player], credentials[player], PLAYERS.length);
      }),
    );
    [this.#state] = await Promise.all(synced);
  }

  get prepared() {
    return this.#prepared.length;
  }

  get over() {
    return this.#state.ctx.gameover !== undefined;
  }

  /**
   * Makes a random legal move and waits until both clients have seen it.
   * Returns the milliseconds after which the one that moved had seen it.
   */
  async decide() {
    const { G, ctx, _stateID } = this.#state;
    const { matchID, credentials } = this.#match;
    const playerID = ctx.currentPlayer;
    const free = G.cells.flatMap((owner, cell) => (owner === null ? cell : []));
    const cell = free[Math.floor(Math.random() * free.length)];
    const payload = { type: 'clickCell', args: [cell], playerID, credentials: credentials[Number(playerID)] };

    let took;
    await inTime('a decision', (resolve, reject) => {
      const unseen = new Set(PLAYERS);
      this.#watching = (player, state) => {
        if (state._stateID <= _stateID) return;
        if (state.G.cells[cell] !== playerID) reject(new Error('the server answered with something else'));
        if (player === playerID) took = performance.now() - sent;
        unseen.delete(player);
        this.#state = state;
        if (unseen.size === 0) resolve();
      };
      const sent = performance.now();
      this.#sockets[Number(playerID)].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, matchID, playerID);
    });
    return took;
  }

  close() {
    for (const socket of this.#sockets) socket.close();
  }
}

/** A promise that is broken when what it waits for does not come. */
function inTime(what, body) {
  let timer;
  const done = new Promise((resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} never came`)), PATIENCE_MS);
    body(resolve, reject);
  });
  return done.finally(() => clearTimeout(timer));
}
