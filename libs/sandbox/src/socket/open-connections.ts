import { platformSocket } from '@heptad/contracts';
import type { VenueLocale } from '@heptad/sandbox-venues';
import type { Scenario, Scenarios, SocketEffect } from '../scenarios/scenarios';
import { say, type Connection } from './connection';

/** Close code: the peer has gone silent. */
const SILENT = 4002;
/** A peer that misses three heartbeats is gone. */
const PATIENCE_MS = 3 * platformSocket.HEARTBEAT_MS;

/** What a socket of the server can do. */
export interface ServerSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** The connections that are open now. Everything is sent through it, so that scenarios are felt. */
export interface OpenConnections {
  /** @param locale in which its client reads */
  open(socket: ServerSocket, locale: VenueLocale): Connection;
  remove(connection: Connection): void;
  /** Those on which a member has logged in. */
  ownedBy(memberId: string): readonly Connection[];
  /** The members who have one or more. */
  owners(): readonly string[];
  send(connection: Connection, message: platformSocket.ServerMessage): void;
  /** Sends to every connection of a member. */
  push(memberId: string, message: platformSocket.ServerMessage): void;
  /** Lets the connections feel a scenario at once. */
  feel(scenario: Scenario): void;
  /** Closes those that have said nothing for three heartbeats. */
  closeSilent(): void;
}

/** @param scenarios what goes wrong on the sockets */
export function createOpenConnections(scenarios: Scenarios): OpenConnections {
  const connections = new Set<Connection>();

  function faultOf(connection: Connection): SocketEffect | undefined {
    const { effect } = scenarios.take('socket', connection.owner?.name);
    return effect !== undefined && 'socket' in effect ? effect.socket : undefined;
  }

  function send(connection: Connection, message: platformSocket.ServerMessage): void {
    say(connection, message, faultOf(connection));
  }

  function ownedBy(memberId: string): readonly Connection[] {
    return [...connections].filter((connection) => connection.owner?.memberId === memberId);
  }

  /** A scenario that closes or talks nonsense is felt at once, not only at the next heartbeat. */
  function feelNow(connection: Connection): void {
    const felt = scenarios.list().find((scenario) => concerns(scenario, connection));
    if (felt === undefined || !('socket' in felt.effect) || felt.effect.socket === 'silence') return;
    send(connection, { msgId: platformSocket.MESSAGE.heartbeat, msgData: '' });
  }

  return {
    open(socket, locale) {
      const connection: Connection = {
        sendText: (text) => {
          socket.send(text);
        },
        close: (code, reason) => {
          connections.delete(connection);
          socket.close(code, reason);
        },
        locale,
        owner: undefined,
        heardAt: Date.now(),
      };
      connections.add(connection);
      feelNow(connection);
      return connection;
    },
    remove: (connection) => void connections.delete(connection),
    ownedBy,
    owners: () => [...new Set([...connections].flatMap(({ owner }) => owner?.memberId ?? []))],
    send,
    push(memberId, message) {
      for (const connection of ownedBy(memberId)) send(connection, message);
    },
    feel(scenario) {
      for (const connection of connections) if (concerns(scenario, connection)) feelNow(connection);
    },
    closeSilent() {
      for (const connection of connections) {
        if (Date.now() - connection.heardAt > PATIENCE_MS) connection.close(SILENT, 'silent');
      }
    },
  };
}

function concerns(scenario: Scenario, connection: Connection): boolean {
  if (scenario.path !== 'socket') return false;
  return scenario.member === undefined || scenario.member === connection.owner?.name;
}
