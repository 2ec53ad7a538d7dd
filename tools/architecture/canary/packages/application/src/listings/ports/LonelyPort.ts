export abstract class LonelyPort {
  abstract answer(): number;
}
