import { AboveForm as AboveForm_739d7b8496b6cc0a98420c6153d68147 } from '../../../../src/cms/admin/above-form.tsx'
import { TitleCell as TitleCell_c3e674d321992bf116c4eed05decb632 } from '../../../../src/cms/admin/title-cell.tsx'
import { LimitedDescription as LimitedDescription_88bb9e8b2a1f4505e9f7e596a844ab17 } from '../../../../src/cms/admin/limited-description.tsx'
import { OnSiteCell as OnSiteCell_efee20c7cdd5854bde2cb74a13cc4ec3 } from '../../../../src/cms/admin/on-site-cell.tsx'
import { BookedCell as BookedCell_0286bc7997577d2c93d3d82d835db9f7 } from '../../../../src/cms/admin/schedule/booked.tsx'
import { BookingField as BookingField_847e46f2d4dc79c11d14f0bfb3755b39 } from '../../../../src/cms/admin/schedule/booking.tsx'
import { OwnCell as OwnCell_7683e973c24560d20fd04e26747e6137 } from '../../../../src/cms/admin/own-cell.tsx'
import { RecordUses as RecordUses_e733a51bccbc0a5bb435c415a551c1bb } from '../../../../src/cms/admin/record-uses.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { WritingFeatureClient as WritingFeatureClient_2368de2a63004b3f9f7de9ab441bad4e } from '../../../../src/cms/admin/text/writing-feature.ts'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CodeKeys as CodeKeys_bd66a2daa4c05878ad5237d913295ee6 } from '../../../../src/cms/admin/text/code-keys.tsx'
import { SyncBlock as SyncBlock_e6272b613d74fe6835d9d1da9039fd97 } from '../../../../src/cms/admin/text/sync-block.tsx'
import { codeConverterClient as codeConverterClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkPages as LinkPages_270fec96bbcf9064797d1d58c856f983 } from '../../../../src/cms/admin/link-pages.tsx'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchAndShare as SearchAndShare_79734daa06ae37660f519421017b36d9 } from '../../../../src/cms/admin/sharing/search-and-share.tsx'
import { JsonText as JsonText_77c42e515c703e6ca9cba02e45ec8881 } from '../../../../src/cms/admin/json-text.tsx'
import { TrashedCell as TrashedCell_96a107d26e45f8278ef7a92f9535497d } from '../../../../src/cms/admin/trashed-cell.tsx'
import { StatusCell as StatusCell_b06a7d1d881676202374233100069bce } from '../../../../src/cms/admin/status-cell.tsx'
import { EmptyList as EmptyList_6bd1eda315e8a1a90d765f4b4d9c9e43 } from '../../../../src/cms/admin/empty-list.tsx'
import { RefusedTogether as RefusedTogether_50a18b802b8cebddca8367b19a7d306e } from '../../../../src/cms/admin/refused/refused-together.tsx'
import { PreviewBeside as PreviewBeside_9e06fcde59d963c0575e375f406517dc } from '../../../../src/cms/admin/preview-beside.tsx'
import { ViewOnSite as ViewOnSite_e7ef92cc2684a1139bec13fb6ee769b5 } from '../../../../src/cms/admin/view-on-site.tsx'
import { SharePreview as SharePreview_09cc234cfee894d76bdf35f2d9c6d963 } from '../../../../src/cms/admin/share-preview.tsx'
import { VersionList as VersionList_db2446ec3ab7abd55ed5fd3c699ef5fd } from '../../../../src/cms/admin/versions/version-list.tsx'
import { SaidTitle as SaidTitle_241315fb2524197820708d302e922603 } from '../../../../src/cms/admin/pages/said-title.tsx'
import { UndoRemoval as UndoRemoval_cda22293e187416c0f489141fbedf7fd } from '../../../../src/cms/admin/removing/undo-removal.tsx'
import { PageTitleCell as PageTitleCell_6be80d824bb33882926b3442a24480e8 } from '../../../../src/cms/admin/pages/page-title-cell.tsx'
import { RowLabel as RowLabel_e3d312a3b05561a89b896f67568a4563 } from '../../../../src/cms/admin/row-label.tsx'
import { SectionLabel as SectionLabel_8e2231aacd470181d8d2d705b963d00b } from '../../../../src/cms/admin/section-label.tsx'
import { LooksField as LooksField_0a415ee59486a02495173b9f355550bc } from '../../../../src/cms/admin/looks-field.tsx'
import { FactList as FactList_04bebbda65b747536f4d88aba320f033 } from '../../../../src/cms/admin/fact-list.tsx'
import { SectionPicker as SectionPicker_e3b07e416d3978d88d42059881942496 } from '../../../../src/cms/admin/picker/section-picker.tsx'
import { FaultsInForm as FaultsInForm_b65793490cb31235761587ee5528167b } from '../../../../src/cms/admin/faults/faults-in-form.tsx'
import { NewTitle as NewTitle_8f826b1708a6ee30f9a2428bc30e7597 } from '../../../../src/cms/admin/new-title.tsx'
import { FactWritten as FactWritten_c2e1205bf3846f6590a331079312f28e } from '../../../../src/cms/admin/fact-written.tsx'
import { FactTokenCell as FactTokenCell_9ee5c80cea2acde6e61f95f9d542f3a7 } from '../../../../src/cms/admin/fact-token.tsx'
import { FactUsesCell as FactUsesCell_ab829e4dfceabe022553cc4f8ae1b85a } from '../../../../src/cms/admin/fact-uses.tsx'
import { FactUsesField as FactUsesField_ab829e4dfceabe022553cc4f8ae1b85a } from '../../../../src/cms/admin/fact-uses.tsx'
import { SeenCell as SeenCell_efeea825231d61d77fcf8c375d991471 } from '../../../../src/cms/admin/picture/seen-cell.tsx'
import { PictureFileCheck as PictureFileCheck_dc3938c1590790c782d435594220a42c } from '../../../../src/cms/admin/picture/file-check.tsx'
import { PictureFocus as PictureFocus_528807ff09d3de55a2505c24acf6c284 } from '../../../../src/cms/admin/picture/focus.tsx'
import { PictureSizes as PictureSizes_3fee941c9e730d75bb4d6621e48e1831 } from '../../../../src/cms/admin/picture/sizes.tsx'
import { PictureViews as PictureViews_9a392cb8b0aaa57fda2d80c0a325ad0d } from '../../../../src/cms/admin/picture-views.tsx'
import { Letter as Letter_6ec78525447e8761ae5227929e65742b } from '../../../../src/cms/admin/inbox/letter.tsx'
import { WhoCell as WhoCell_747a8a94eb2b9d8c567eef59ad1ae1b3 } from '../../../../src/cms/admin/inbox/cells.tsx'
import { SaysCell as SaysCell_747a8a94eb2b9d8c567eef59ad1ae1b3 } from '../../../../src/cms/admin/inbox/cells.tsx'
import { StateCell as StateCell_747a8a94eb2b9d8c567eef59ad1ae1b3 } from '../../../../src/cms/admin/inbox/cells.tsx'
import { HolderCell as HolderCell_747a8a94eb2b9d8c567eef59ad1ae1b3 } from '../../../../src/cms/admin/inbox/cells.tsx'
import { History as History_c0ce260e7ea17ffd4cd5c25482bf078c } from '../../../../src/cms/admin/inbox/history.tsx'
import { ErasePerson as ErasePerson_358cf16cb7bb4101197781ff24fa3334 } from '../../../../src/cms/admin/erase-person.tsx'
import { InboxViews as InboxViews_6472b76c878d436cd2b9e5671be668eb } from '../../../../src/cms/admin/inbox/inbox-views.tsx'
import { ExportButton as ExportButton_8476cd81e7879d98c26a5eb9aca7d143 } from '../../../../src/cms/admin/export-button.tsx'
import { TryAgain as TryAgain_6dc057d74a318b05ef25e8e5a8cd7712 } from '../../../../src/cms/admin/try-again.tsx'
import { TriedCell as TriedCell_92a4aa3413cc37018530c5df20bd848d } from '../../../../src/cms/admin/tried-cell.tsx'
import { DeliveryLog as DeliveryLog_b220640351f3ba7e28e6cf0d4e7966d8 } from '../../../../src/cms/admin/delivery-log.tsx'
import { OwnProof as OwnProof_b81f1a725591968fae9b94f2b80bcad7 } from '../../../../src/cms/admin/account/own-proof.tsx'
import { SecondFactor as SecondFactor_aa4f096249c34ffd5b0951129314452a } from '../../../../src/cms/admin/account/second-factor.tsx'
import { Sessions as Sessions_c5523ce5496c45373edd313b1d0389c8 } from '../../../../src/cms/admin/account/sessions.tsx'
import { AccountBadge as AccountBadge_d013c7319894624d9cf88a1a9cc0fc2b } from '../../../../src/cms/admin/account-badge.tsx'
import { PanelNav as PanelNav_cf8da446491870e3086ae315ab162ab3 } from '../../../../src/cms/admin/panel-nav.tsx'
import { FirstPasswordNotice as FirstPasswordNotice_5d2fc8a5aee5f115c65a1ee2187f4c0f } from '../../../../src/cms/admin/first-password-notice.tsx'
import { Icon as Icon_143354e0c16a41a19908637917947c08 } from '../../../../src/cms/admin/brand-marks.tsx'
import { Logo as Logo_143354e0c16a41a19908637917947c08 } from '../../../../src/cms/admin/brand-marks.tsx'
import { SiteClock as SiteClock_556ac87d51f15b45b366275906d7d57d } from '../../../../src/cms/admin/site-clock.tsx'
import { FindAnything as FindAnything_15ea2420964cdc18cf9fe3c9f4c74856 } from '../../../../src/cms/admin/finding/find-anything.tsx'
import { SignInNote as SignInNote_57d8a09e093a2670cbb9162f2c1dcda7 } from '../../../../src/cms/admin/sign-in.tsx'
import { SignInWelcome as SignInWelcome_57d8a09e093a2670cbb9162f2c1dcda7 } from '../../../../src/cms/admin/sign-in.tsx'
import { Connection as Connection_e848d09b3d1748725c81b348d2f32633 } from '../../../../src/cms/admin/connection/connection.tsx'
import { NamedControls as NamedControls_a56a6fa2c4e940808ccdd3f2e67858a6 } from '../../../../src/cms/admin/named-controls.tsx'
import { LeftOutFiles as LeftOutFiles_35e2ac754e179484eca1e5d097a0167f } from '../../../../src/cms/admin/picture/left-out-files.tsx'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { Today as Today_6d1379dbf8821c98e3eb223b78d20303 } from '../../../../src/cms/admin/today/dashboard.tsx'
import { ScheduleView as ScheduleView_e141e400c839f478e45e6941da57217f } from '../../../../src/cms/admin/schedule/schedule-view.tsx'
import { FiguresView as FiguresView_c9a073b5c75d68cf18b790f87bc899ba } from '../../../../src/cms/admin/figures/figures-view.tsx'
import { GuideView as GuideView_b07e3fdcfea9f5849160c9cb49f87865 } from '../../../../src/cms/admin/help/guide-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { AskForALook as AskForALook_f101312b19ed8a1f5ccfc4d438f6d945 } from '../../../../src/cms/admin/versions/ask-for-a-look.tsx'
import { DraftViews as DraftViews_202440ba16e8ddb5bec6315273f0db16 } from '../../../../src/cms/admin/versions/draft-views.tsx'

/** @type import('payload').ImportMap */
export const importMap = {
  "/above-form.tsx#AboveForm": AboveForm_739d7b8496b6cc0a98420c6153d68147,
  "/title-cell.tsx#TitleCell": TitleCell_c3e674d321992bf116c4eed05decb632,
  "/limited-description.tsx#LimitedDescription": LimitedDescription_88bb9e8b2a1f4505e9f7e596a844ab17,
  "/on-site-cell.tsx#OnSiteCell": OnSiteCell_efee20c7cdd5854bde2cb74a13cc4ec3,
  "/schedule/booked.tsx#BookedCell": BookedCell_0286bc7997577d2c93d3d82d835db9f7,
  "/schedule/booking.tsx#BookingField": BookingField_847e46f2d4dc79c11d14f0bfb3755b39,
  "/own-cell.tsx#OwnCell": OwnCell_7683e973c24560d20fd04e26747e6137,
  "/record-uses.tsx#RecordUses": RecordUses_e733a51bccbc0a5bb435c415a551c1bb,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/text/writing-feature.ts#WritingFeatureClient": WritingFeatureClient_2368de2a63004b3f9f7de9ab441bad4e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/text/code-keys.tsx#CodeKeys": CodeKeys_bd66a2daa4c05878ad5237d913295ee6,
  "/text/sync-block.tsx#SyncBlock": SyncBlock_e6272b613d74fe6835d9d1da9039fd97,
  "@payloadcms/richtext-lexical/client#codeConverterClient": codeConverterClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/link-pages.tsx#LinkPages": LinkPages_270fec96bbcf9064797d1d58c856f983,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/sharing/search-and-share.tsx#SearchAndShare": SearchAndShare_79734daa06ae37660f519421017b36d9,
  "/json-text.tsx#JsonText": JsonText_77c42e515c703e6ca9cba02e45ec8881,
  "/trashed-cell.tsx#TrashedCell": TrashedCell_96a107d26e45f8278ef7a92f9535497d,
  "/status-cell.tsx#StatusCell": StatusCell_b06a7d1d881676202374233100069bce,
  "/empty-list.tsx#EmptyList": EmptyList_6bd1eda315e8a1a90d765f4b4d9c9e43,
  "/refused/refused-together.tsx#RefusedTogether": RefusedTogether_50a18b802b8cebddca8367b19a7d306e,
  "/preview-beside.tsx#PreviewBeside": PreviewBeside_9e06fcde59d963c0575e375f406517dc,
  "/view-on-site.tsx#ViewOnSite": ViewOnSite_e7ef92cc2684a1139bec13fb6ee769b5,
  "/share-preview.tsx#SharePreview": SharePreview_09cc234cfee894d76bdf35f2d9c6d963,
  "/versions/version-list.tsx#VersionList": VersionList_db2446ec3ab7abd55ed5fd3c699ef5fd,
  "/pages/said-title.tsx#SaidTitle": SaidTitle_241315fb2524197820708d302e922603,
  "/removing/undo-removal.tsx#UndoRemoval": UndoRemoval_cda22293e187416c0f489141fbedf7fd,
  "/pages/page-title-cell.tsx#PageTitleCell": PageTitleCell_6be80d824bb33882926b3442a24480e8,
  "/row-label.tsx#RowLabel": RowLabel_e3d312a3b05561a89b896f67568a4563,
  "/section-label.tsx#SectionLabel": SectionLabel_8e2231aacd470181d8d2d705b963d00b,
  "/looks-field.tsx#LooksField": LooksField_0a415ee59486a02495173b9f355550bc,
  "/fact-list.tsx#FactList": FactList_04bebbda65b747536f4d88aba320f033,
  "/picker/section-picker.tsx#SectionPicker": SectionPicker_e3b07e416d3978d88d42059881942496,
  "/faults/faults-in-form.tsx#FaultsInForm": FaultsInForm_b65793490cb31235761587ee5528167b,
  "/new-title.tsx#NewTitle": NewTitle_8f826b1708a6ee30f9a2428bc30e7597,
  "/fact-written.tsx#FactWritten": FactWritten_c2e1205bf3846f6590a331079312f28e,
  "/fact-token.tsx#FactTokenCell": FactTokenCell_9ee5c80cea2acde6e61f95f9d542f3a7,
  "/fact-uses.tsx#FactUsesCell": FactUsesCell_ab829e4dfceabe022553cc4f8ae1b85a,
  "/fact-uses.tsx#FactUsesField": FactUsesField_ab829e4dfceabe022553cc4f8ae1b85a,
  "/picture/seen-cell.tsx#SeenCell": SeenCell_efeea825231d61d77fcf8c375d991471,
  "/picture/file-check.tsx#PictureFileCheck": PictureFileCheck_dc3938c1590790c782d435594220a42c,
  "/picture/focus.tsx#PictureFocus": PictureFocus_528807ff09d3de55a2505c24acf6c284,
  "/picture/sizes.tsx#PictureSizes": PictureSizes_3fee941c9e730d75bb4d6621e48e1831,
  "/picture-views.tsx#PictureViews": PictureViews_9a392cb8b0aaa57fda2d80c0a325ad0d,
  "/inbox/letter.tsx#Letter": Letter_6ec78525447e8761ae5227929e65742b,
  "/inbox/cells.tsx#WhoCell": WhoCell_747a8a94eb2b9d8c567eef59ad1ae1b3,
  "/inbox/cells.tsx#SaysCell": SaysCell_747a8a94eb2b9d8c567eef59ad1ae1b3,
  "/inbox/cells.tsx#StateCell": StateCell_747a8a94eb2b9d8c567eef59ad1ae1b3,
  "/inbox/cells.tsx#HolderCell": HolderCell_747a8a94eb2b9d8c567eef59ad1ae1b3,
  "/inbox/history.tsx#History": History_c0ce260e7ea17ffd4cd5c25482bf078c,
  "/erase-person.tsx#ErasePerson": ErasePerson_358cf16cb7bb4101197781ff24fa3334,
  "/inbox/inbox-views.tsx#InboxViews": InboxViews_6472b76c878d436cd2b9e5671be668eb,
  "/export-button.tsx#ExportButton": ExportButton_8476cd81e7879d98c26a5eb9aca7d143,
  "/try-again.tsx#TryAgain": TryAgain_6dc057d74a318b05ef25e8e5a8cd7712,
  "/tried-cell.tsx#TriedCell": TriedCell_92a4aa3413cc37018530c5df20bd848d,
  "/delivery-log.tsx#DeliveryLog": DeliveryLog_b220640351f3ba7e28e6cf0d4e7966d8,
  "/account/own-proof.tsx#OwnProof": OwnProof_b81f1a725591968fae9b94f2b80bcad7,
  "/account/second-factor.tsx#SecondFactor": SecondFactor_aa4f096249c34ffd5b0951129314452a,
  "/account/sessions.tsx#Sessions": Sessions_c5523ce5496c45373edd313b1d0389c8,
  "/account-badge.tsx#AccountBadge": AccountBadge_d013c7319894624d9cf88a1a9cc0fc2b,
  "/panel-nav.tsx#PanelNav": PanelNav_cf8da446491870e3086ae315ab162ab3,
  "/first-password-notice.tsx#FirstPasswordNotice": FirstPasswordNotice_5d2fc8a5aee5f115c65a1ee2187f4c0f,
  "/brand-marks.tsx#Icon": Icon_143354e0c16a41a19908637917947c08,
  "/brand-marks.tsx#Logo": Logo_143354e0c16a41a19908637917947c08,
  "/site-clock.tsx#SiteClock": SiteClock_556ac87d51f15b45b366275906d7d57d,
  "/finding/find-anything.tsx#FindAnything": FindAnything_15ea2420964cdc18cf9fe3c9f4c74856,
  "/sign-in.tsx#SignInNote": SignInNote_57d8a09e093a2670cbb9162f2c1dcda7,
  "/sign-in.tsx#SignInWelcome": SignInWelcome_57d8a09e093a2670cbb9162f2c1dcda7,
  "/connection/connection.tsx#Connection": Connection_e848d09b3d1748725c81b348d2f32633,
  "/named-controls.tsx#NamedControls": NamedControls_a56a6fa2c4e940808ccdd3f2e67858a6,
  "/picture/left-out-files.tsx#LeftOutFiles": LeftOutFiles_35e2ac754e179484eca1e5d097a0167f,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/today/dashboard.tsx#Today": Today_6d1379dbf8821c98e3eb223b78d20303,
  "/schedule/schedule-view.tsx#ScheduleView": ScheduleView_e141e400c839f478e45e6941da57217f,
  "/figures/figures-view.tsx#FiguresView": FiguresView_c9a073b5c75d68cf18b790f87bc899ba,
  "/help/guide-view.tsx#GuideView": GuideView_b07e3fdcfea9f5849160c9cb49f87865,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/versions/ask-for-a-look.tsx#AskForALook": AskForALook_f101312b19ed8a1f5ccfc4d438f6d945,
  "/versions/draft-views.tsx#DraftViews": DraftViews_202440ba16e8ddb5bec6315273f0db16
}
