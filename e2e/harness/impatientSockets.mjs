import { Server } from 'node:http';

const FASTER = 100;

/** Preloaded into a program: its HTTP server waits for a silent client for a hundredth of the time that the program says. */
const { setTimeout } = Server.prototype;
Server.prototype.setTimeout = function (ms, act) {
  return setTimeout.call(this, ms / FASTER, act);
};
