export abstract class UnprovenPort {
  abstract answer(): number;
}
