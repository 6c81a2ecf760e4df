/** The English texts of BatteryIcon. */
export const batteryIconTexts = {
  batteryHandpiece: 'Handpiece battery',
  batteryHandpieceLow: 'The handpiece battery is low.',
  batteryHeadset: 'Headset battery',
  batteryHeadsetLow: 'The headset battery is low. Charge the headset before the next test.',
  batteryUnknown: 'unknown',
};
