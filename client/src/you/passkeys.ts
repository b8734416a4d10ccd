/** Passkeys where the browser has them; what is sent and what comes back is the standard's JSON. */
import * as api from '../api';
import { deviceName, me } from '../person.svelte';

/** Browsers make passkeys on secure pages with a name, and only newer ones speak the standard's JSON. */
export function passkeysHere(): boolean {
  return (
    isSecureContext &&
    typeof PublicKeyCredential !== 'undefined' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    !/^[\d.]+$|:/.test(location.hostname)
  );
}

function answerOf(made: Credential | null): Record<string, unknown> {
  if (!(made instanceof PublicKeyCredential)) throw new api.Problem('no-person');
  return made.toJSON() as unknown as Record<string, unknown>;
}

export async function addPasskey(): Promise<void> {
  const { options } = await api.passkeyToMake(me.token);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = answerOf(await navigator.credentials.create({ publicKey }));
  me.info = await api.makePasskey({ credential, device: deviceName() }, me.token);
}

export async function enterByPasskey(): Promise<void> {
  const { options } = await api.passkeyToUse();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = answerOf(await navigator.credentials.get({ publicKey }));
  const device = me.fresh();
  me.info = await api.usePasskey({ credential, device: deviceName() }, device);
  await me.entered(device);
}
